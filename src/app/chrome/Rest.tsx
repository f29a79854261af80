// What the first frame can do without, in one file: menus, tabs and the panel, and the library that they are made with.
export { OrderMenu } from "../ui/OrderMenu.tsx";
export { AddMenu } from "./AddMenu.tsx";
export { EditorBar } from "./EditorBar.tsx";
export { ImportReport } from "./ImportReport.tsx";
export { ServedStrip } from "./ServedStrip.tsx";
export { SidePanel } from "./SidePanel.tsx";
export { TopBar } from "./TopBar.tsx";
