import {
  addToolEdit,
  asClient,
  clients,
  type DesignEdit,
  designDocumentEdit,
  type EditResult,
  type PlacedPage,
  readPage,
  type Span,
  type TextEdit,
} from "../../../core/index.ts";
import { type CostWay, counterOf } from "../cost-counter.ts";

interface PageQuestion {
  /** The text of one tool. */
  readonly tool: string;
  /** Rows that were opened or closed by hand, by their id. */
  readonly open: ReadonlyMap<string, boolean>;
  /** All rows are wanted, also those of closed ones. */
  readonly isSearched: boolean;
  /** The row whose schema is wanted, too. */
  readonly detail: readonly (string | number)[] | null;
  /** How tokens are counted; left out, they are estimated. */
  readonly way?: CostWay;
}

/** A client that cuts the tool's description. */
export interface Cut {
  readonly client: string;
  readonly max: number;
}

export interface PageAnswer {
  readonly page: PlacedPage;
  readonly cuts: readonly Cut[];
}

export const questions = {
  /** The page of a tool; null where its text cannot be read as it stands. */
  async page({ tool, open, isSearched, detail, way }: PageQuestion): Promise<PageAnswer | null> {
    const count = way && (await counterOf(way)).places;
    const page = readPage(tool, {
      isOpen: (id) => open.get(id),
      isSearched,
      count,
      ...(detail && { schemaAt: detail }),
    });
    return page ? { page, cuts: cutsOf(page.description ?? "") } : null;
  },
  edit({ text, tool, edit }: { readonly text: string; readonly tool: Span; readonly edit: DesignEdit }): EditResult {
    return designDocumentEdit(text, tool, edit);
  },
  addTool({ text, example }: { readonly text: string; readonly example?: string }): readonly TextEdit[] | undefined {
    return addToolEdit(text, example);
  },
};

/** No client is known to cut a shorter one. */
const shortest = 256;
let last: { readonly description: string; readonly cuts: readonly Cut[] } | undefined;

/** Who cuts a description. The schema has no part in that, so a large one costs nothing. */
function cutsOf(description: string): readonly Cut[] {
  if (description.length < shortest) return [];
  if (last?.description === description) return last.cuts;
  const tool = { name: "tool", description, inputSchema: { type: "object" } };
  const cuts = clients.flatMap(({ id, title }): Cut[] => {
    const { reasons } = asClient(tool, { client: id });
    const cut = reasons.find(({ code, path }) => code === "description-cut" && path === "/description");
    const max = Number(cut?.args.max);
    return cut && Number.isFinite(max) ? [{ client: title, max }] : [];
  });
  last = { description, cuts };
  return cuts;
}
