import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { startKeyboard } from "./actions/keyboard.ts";
import { startOffline } from "./offline/register.ts";
import { startAnalysis, wakeAnalysis } from "./store/analysis.ts";
import { restore } from "./store/documents/current.ts";
import { readLink, watchLinks } from "./store/documents/link.ts";
import { startTheme } from "./theme.ts";
import "./tokens.css";
import "./base.css";

wakeAnalysis();
const [showLink] = await Promise.all([readLink(), restore()]);
showLink();
watchLinks();
startTheme();
startAnalysis();
startKeyboard();
createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
startOffline();
