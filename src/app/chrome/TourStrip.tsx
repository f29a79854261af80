import { endTour, goToStep, tourSteps, useTour } from "../store/tour.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { RulePageIcon } from "../ui/icons.ts";
import styles from "./LinkBanner.module.css";

/** One step of the tour, above the page that it is about: nothing is covered, and it can be skipped at any time. */
export function TourStrip() {
  const at = useTour((state) => state.at);
  const step = at === null ? undefined : tourSteps[at];
  if (at === null || !step) return null;
  const isLast = at === tourSteps.length - 1;
  return (
    <section className={styles.banner} aria-label="Tour">
      <Icon of={RulePageIcon} className={styles.icon} />
      <p className={styles.text} role="status">
        <strong>
          {at + 1} of {tourSteps.length}
        </strong>{" "}
        {step.text}
      </p>
      <Button look="outlined" onClick={() => goToStep(at + 1)}>
        {isLast ? "Done" : "Next"}
      </Button>
      {!isLast && <Button onClick={endTour}>Skip the tour</Button>}
    </section>
  );
}
