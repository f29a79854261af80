/** A title or the name of a file as the name of a tool: `WeatherArgs` is `weather_args`. */
export function nameFrom(text: string): string | undefined {
  const plain = text
    .replace(/\.(?:schema\.)?(?:jsonc?|ya?ml)$/i, "")
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .replace(/[^A-Za-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .toLowerCase();
  return plain === "" ? undefined : plain.slice(0, 64);
}
