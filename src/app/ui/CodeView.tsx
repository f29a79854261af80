import styles from "./CodeView.module.css";

/** A line may end within a text that goes on in the next one. */
const token =
  /("(?:[^"\\\n]|\\.)*(?:"|$))(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b|(\/\/[^\n]*|\/\*[\s\S]*?\*\/)/g;

/** A piece of JSON with the colours of the editor. « and » enclose what a rule reports. */
export function CodeView({ text }: { text: string }) {
  return (
    <pre className={styles.code}>
      {text.split(/([«»])/).map((piece, index, pieces) => {
        if (piece === "«" || piece === "»") return null;
        const marked = pieces[index - 1] === "«";
        const key = `${index}:${piece}`;
        return marked ? (
          <mark key={key} className={styles.mark}>
            {paint(piece)}
          </mark>
        ) : (
          <span key={key}>{paint(piece)}</span>
        );
      })}
    </pre>
  );
}

/** One line of a message, with the same colours; one that goes on begins within a text. */
export function CodeLine({ text, isContinued = false }: { text: string; isContinued?: boolean }) {
  return isContinued ? <span className={styles.string}>{text}</span> : paint(text);
}

function paint(text: string) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [whole, string, colon, number, word] = match;
    if (match.index > end) parts.push(text.slice(end, match.index));
    const look = string
      ? colon
        ? styles.key
        : styles.string
      : number
        ? styles.number
        : word
          ? styles.keyword
          : styles.comment;
    parts.push(
      <span key={match.index} className={look}>
        {string ?? whole}
      </span>,
    );
    if (colon) parts.push(colon);
    end = match.index + whole.length;
  }
  parts.push(text.slice(end));
  return parts;
}
