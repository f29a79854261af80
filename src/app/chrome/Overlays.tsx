import { ChooseTools } from "./ChooseTools.tsx";
import { LiveImport } from "./LiveImport.tsx";
import { Palette } from "./Palette.tsx";
import { Toasts } from "./Toasts.tsx";

/** All that comes up over the page. The first screen does without it. */
export default function Overlays() {
  return (
    <>
      <Palette />
      <Toasts />
      <LiveImport />
      <ChooseTools />
    </>
  );
}
