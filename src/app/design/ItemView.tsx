import type { PlacedRow } from "../../core/index.ts";
import { toPointer } from "../../core/index.ts";
import { design, useDesign } from "../store/panels/design.ts";
import { designActions } from "../store/panels/design-actions.ts";
import { Detail } from "./Detail.tsx";
import type { GridProps } from "./Grid.tsx";
import { add, leaveTo } from "./grid-commands.ts";
import { lockedBecause } from "./Head.tsx";
import type { Item } from "./items.ts";
import { AddRow, FoldedRow } from "./OtherRows.tsx";
import { PathRow } from "./PathRow.tsx";
import { type Editing, RowView } from "./RowView.tsx";
import { SectionStrip } from "./SectionStrip.tsx";

export interface ItemViewProps extends GridProps {
  item: Item;
  index: number;
  isActive: boolean;
  isLifted: boolean;
  editing: Editing | null;
  check: (row: PlacedRow, name: string) => string | undefined;
  onEnd: (row: PlacedRow, cell: Editing["cell"], typed: string | undefined) => void;
  focus: (key: string) => void;
  onRename: (row: PlacedRow) => void;
}

/** One line of the grid. */
export function ItemView(props: ItemViewProps) {
  const { item, index, isActive, isCompact, isLocked, width, problems, editing, check, onEnd } = props;
  const detail = useDesign((state) => state.detail?.id);
  switch (item.kind) {
    case "section":
      return (
        <SectionStrip
          {...{ item, index, isActive, isCompact, isLocked }}
          onRemove={() => void designActions.edit({ verb: "output", isThere: false })}
        />
      );
    case "add":
      return (
        <AddRow
          {...{ item, index, isActive, isCompact }}
          hint={isNear(item, design.getState().active)}
          lockedBecause={isLocked ? lockedBecause : undefined}
          onAdd={() => add(item)}
        />
      );
    case "folded":
      return <FoldedRow item={item} index={index} />;
    case "detail":
      return <Detail row={item.row} index={index} shown={props.shown} focus={props.focus} />;
    case "path":
      return <PathRow {...{ item, index, isActive }} onLeave={(id) => leaveTo(id, props.focus)} />;
    case "row":
      return (
        <RowView
          {...{ index, isActive, isLocked, isCompact, editing, check, onEnd, onRequire }}
          isLifted={props.isLifted}
          page={props.shown.page}
          onRename={props.onRename}
          row={item.row}
          isDetailed={detail === item.row.id}
          typeWidth={typeWidth(width)}
          problems={problems.rows.get(toPointer(item.row.path))}
        />
      );
  }
}

function onRequire({ path }: PlacedRow, required: boolean): void {
  void designActions.edit({ verb: "require", path, required });
}

/** Its key is shown where the selection is. */
function isNear(item: Item & { readonly kind: "add" }, active: string | null): boolean {
  return active === null || active === item.key || active.startsWith(toPointer(item.path));
}

/** As the columns of a row share out what there is. */
function typeWidth(width: number): number {
  const free = width - 530;
  const even = free / 2 <= 48 ? free / 2 : free - 48;
  return Math.min(260, Math.max(150, 150 + even));
}
