import type { LucideIcon } from "lucide-react";
import { Badge, type BadgeProps } from "../../ui/Badge.tsx";
import { ErrorIcon, InfoIcon, PassIcon, UnknownIcon, WarningIcon } from "../../ui/icons.ts";
import { type RowSeverity, severityWords } from "./words.ts";

export const marks: Readonly<
  Record<RowSeverity, { readonly icon: LucideIcon; readonly tone: NonNullable<BadgeProps["tone"]> }>
> = {
  breaking: { icon: ErrorIcon, tone: "error" },
  unknown: { icon: UnknownIcon, tone: "warning" },
  behavioural: { icon: WarningIcon, tone: "warning" },
  safe: { icon: PassIcon, tone: "ok" },
  none: { icon: InfoIcon, tone: "neutral" },
};

export function SeverityBadge({ of }: { of: RowSeverity }) {
  const { icon, tone } = marks[of];
  return (
    <Badge icon={icon} tone={tone}>
      {severityWords[of]}
    </Badge>
  );
}
