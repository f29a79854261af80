import { useDesign } from "../store/panels/design.ts";

/** Reads out what an edit did, and why one was not done. */
export function Announcer() {
  const { id, text } = useDesign((state) => state.spoken);
  return (
    <div role="status" className="visually-hidden">
      <span key={id}>{text}</span>
    </div>
  );
}
