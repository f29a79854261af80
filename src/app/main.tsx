import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { startKeyboard } from "./actions/keyboard.ts";
import { startAnalysis } from "./store/analysis.ts";
import { restore } from "./store/shelf.ts";
import { startTheme } from "./theme.ts";
import "./tokens.css";
import "./base.css";

await restore();
startTheme();
startAnalysis();
startKeyboard();
createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
