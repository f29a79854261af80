import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { startKeyboard } from "./actions/keyboard.ts";
import { loadRest } from "./chrome/useRest.ts";
import { loadEditor } from "./editor/editor-code.ts";
import { startOffline } from "./offline/register.ts";
import { startAnalysis, wakeAnalysis } from "./store/analysis.ts";
import { restore } from "./store/documents/current.ts";
import { hasLink, readLink, watchLinks } from "./store/documents/link.ts";
import { isServed } from "./store/served/link.ts";
import { startServed } from "./store/served/served.ts";
import { startTheme } from "./theme.ts";
import { trustOwnScripts } from "./trusted-types.ts";
import "./tokens.css";
import "./base.css";

trustOwnScripts();
if (hasLink()) wakeAnalysis();
void start();

// A function, not an await of the module: what is loaded meanwhile may need modules of this very file.
async function start(): Promise<void> {
  const [showLink] = await Promise.all([readLink(), restore(!isServed && !hasLink())]);
  showLink();
  watchLinks();
  startTheme();
  startKeyboard();
  createRoot(document.getElementById("root") as HTMLElement).render(
    <StrictMode>
      <App onDrawn={afterFirstFrame} />
    </StrictMode>,
  );
  if (hasLink()) startAnalysis();
  // A copy of the page that is kept for later knows of no server.
  if (isServed) startServed();
  else startOffline();
}

/** Tools and text have the machine for themselves until they are on screen. Then comes what checks them, what is around them, and what is large. */
function afterFirstFrame(): void {
  if (!hasLink()) startAnalysis();
  void loadRest().then(loadEditor);
}
