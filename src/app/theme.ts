import { store } from "./store/store.ts";

const systemDark = window.matchMedia("(prefers-color-scheme: dark)");

/** Marks the page with the chosen theme; without a mark it follows the system. */
export function startTheme(): void {
  const apply = () => {
    const { theme } = store.getState();
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  };
  apply();
  store.subscribe((state, before) => {
    if (state.theme !== before.theme) apply();
  });
}

export function isDark(): boolean {
  const { theme } = store.getState();
  return theme === "system" ? systemDark.matches : theme === "dark";
}

/** Hears of every change of what is on screen, whether the person or the system made it. */
export function onThemeChange(listener: () => void): () => void {
  systemDark.addEventListener("change", listener);
  const stop = store.subscribe((state, before) => {
    if (state.theme !== before.theme) listener();
  });
  return () => {
    systemDark.removeEventListener("change", listener);
    stop();
  };
}
