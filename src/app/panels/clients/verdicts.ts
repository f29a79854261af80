import type { LucideIcon } from "lucide-react";
import type { ClientVerdict } from "../../../core/index.ts";
import { ErrorIcon, PassIcon, UnknownIcon, WarningIcon } from "../../ui/icons.ts";

interface VerdictLook {
  readonly word: string;
  readonly icon: LucideIcon;
  readonly tone: "ok" | "warning" | "error" | "neutral";
  /** In a table of Markdown. */
  readonly mark: string;
}

/** In the order of the filters, which are the legend of the matrix. */
export const verdictLooks: Readonly<Record<ClientVerdict, VerdictLook>> = {
  works: { word: "Works", icon: PassIcon, tone: "ok", mark: "✅" },
  changed: { word: "Changed", icon: WarningIcon, tone: "warning", mark: "⚠️" },
  refused: { word: "Refused", icon: ErrorIcon, tone: "error", mark: "❌" },
  unknown: { word: "Unknown", icon: UnknownIcon, tone: "neutral", mark: "❔" },
};

export const verdictOrder = Object.keys(verdictLooks) as readonly ClientVerdict[];
