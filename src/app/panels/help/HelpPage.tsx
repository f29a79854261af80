import docPages from "../../../../docs/pages.json";
import { version } from "../../../../package.json";
import { action } from "../../actions/actions.ts";
import { keyText } from "../../actions/keys.ts";
import { RevisionSelect } from "../../chrome/RevisionSelect.tsx";
import type { Theme } from "../../store/state.ts";
import { actions, useApp } from "../../store/store.ts";
import { tourSteps } from "../../store/tour.ts";
import { Button } from "../../ui/Button.tsx";
import { Choice } from "../../ui/Choice.tsx";
import { PageFrame } from "../PageFrame.tsx";
import { PresetChoice } from "../ProblemTools.tsx";
import styles from "./HelpPage.module.css";

const themes = [
  { value: "system", label: "As the system" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

/** Settings, help and what this is, in one place; all of it is there without a network. */
export default function HelpPage() {
  return (
    <PageFrame label="Settings and help" title="All settings" back={["Back", () => actions.showHelp(false)]}>
      <article className={styles.article}>
        <Settings />
        <Steps />
        <Keys />
        <Documentation />
        <About />
      </article>
    </PageFrame>
  );
}

function Settings() {
  const theme = useApp((state) => state.theme);
  const wrap = useApp((state) => state.wrap);
  return (
    <>
      <h3>Settings</h3>
      <div className={styles.choices}>
        <Choice<Theme> label="Theme" value={theme} options={themes} onChange={actions.setTheme} />
        <RevisionSelect />
        <PresetChoice />
        <Button look="outlined" aria-pressed={wrap} onClick={actions.toggleWrap}>
          Wrap long lines
        </Button>
        <Button look="outlined" onClick={() => actions.showRule("")}>
          Rules
        </Button>
      </div>
    </>
  );
}

function Steps() {
  return (
    <>
      <h3>Four steps</h3>
      <ol className={styles.steps}>
        {tourSteps.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <Button look="outlined" onClick={action("tour").run}>
        Take the tour
      </Button>
    </>
  );
}

const shown = ["commands", "next-problem", "quick-fix", "next-region", "view-source", "view-design", "format"] as const;

function Keys() {
  return (
    <>
      <h3>Keys</h3>
      <dl className={styles.keys}>
        {shown.map(action).map(({ id, title, keys }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{keyText(keys)}</dd>
          </div>
        ))}
      </dl>
      <Button look="outlined" onClick={action("shortcuts").run}>
        Keyboard shortcuts
      </Button>
    </>
  );
}

/** Pages beside this one, kept for times without a network. */
function Documentation() {
  return (
    <>
      <h3>Documentation</h3>
      <ul className={styles.docs}>
        {Object.entries(docPages).map(([name, title]) => (
          <li key={name}>
            <a href={`./docs/${name}.html`} target="_blank" rel="noopener">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function About() {
  return (
    <>
      <h3>About</h3>
      <p>Toolwright {version}, under the MIT licence.</p>
      <p>
        Nothing leaves this browser: documents are kept in it, links hold the document themselves, and no server is
        asked unless you import from one or call one.
      </p>
      <Button look="outlined" onClick={action("licences").run}>
        Third-party licences
      </Button>
    </>
  );
}
