import type { LucideIcon } from "lucide-react";

const strokes = { 12: 2.1, 14: 1.9, 16: 1.75 } as const;

export interface IconProps {
  of: LucideIcon;
  size?: keyof typeof strokes;
  className?: string | undefined;
}

/** A drawing beside a word; never the only carrier of a meaning. */
export function Icon({ of: Drawing, size = 16, className }: IconProps) {
  return <Drawing size={size} strokeWidth={strokes[size]} className={className} aria-hidden="true" focusable="false" />;
}
