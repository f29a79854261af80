import { Popover } from "@base-ui/react/popover";
import { estimateErrors } from "../../../core/index.ts";
import { costChoices, useCostChoice } from "../../store/panels/cost-way.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { InfoIcon } from "../../ui/icons.ts";
import menu from "../../ui/Menu.module.css";
import { Tooltip } from "../../ui/Tooltip.tsx";
import styles from "./CostHelp.module.css";

const percent = (share: number) => `${share > 0 ? "+" : share < 0 ? "−" : ""}${Math.abs(share * 100).toFixed(1)} %`;

/** How the figures come about, how far they may be off, and whether they stand in Source, too. */
export function CostHelp() {
  const inlays = useCostChoice((state) => state.inlays);
  const label = "About these figures";
  return (
    <Popover.Root>
      <Tooltip label={label}>
        <Popover.Trigger render={<Button icon aria-label={label} />}>
          <Icon of={InfoIcon} />
        </Popover.Trigger>
      </Tooltip>
      <Popover.Portal>
        <Popover.Positioner className={menu.positioner} align="end" sideOffset={4}>
          <Popover.Popup className={`${menu.popup} ${styles.help}`} aria-label={label}>
            <p>
              A part costs what the tool counts with it, less what it counts without it, as JSON on one line. The parts
              add up to the tool; what is left is its name and its brackets.
            </p>
            <p>
              <b>Estimate</b> (≈) is there at once. Against o200k over 3,219 published tools it is off by{" "}
              {percent(estimateErrors.median)} in the middle, {percent(estimateErrors.p5)} for one tool in twenty and{" "}
              {percent(estimateErrors.p95)} for another.
            </p>
            <p>
              <b>o200k</b> is the count of OpenAI's models, exactly. <b>Claude</b> publishes no tokenizer: the range
              goes from its models up to 4.6 to the newer ones, with what they add for each tool. <b>Gemini</b> is o200k
              and eight per cent.
            </p>
            <label className={styles.switch}>
              <input type="checkbox" checked={inlays} onChange={costChoices.toggleInlays} />
              Show tokens in Source
            </label>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
