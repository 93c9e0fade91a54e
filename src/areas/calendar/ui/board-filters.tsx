import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { type BoardAsked, boardAddress, spans } from '../board-asked.ts'

type Props = {
  path: string
  asked: BoardAsked
  /** What one searches by, and what the classes are called. */
  search: string
  classes: { label: string; all: string; options: readonly (readonly [string, string])[] }
}

export function BoardFilters({ path, asked, search, classes }: Props) {
  return (
    <FilterBar
      label="ابحث في التقويم"
      search={{ name: 'q', label: search, value: asked.q }}
      filters={[asked.class, asked.span]}
      clear={boardAddress(path, { start: asked.start })}
      kept={asked.start ? { start: asked.start } : {}}
      atOnce
    >
      <FilterChoice name="class" chosen={asked.class} {...classes} />
      <FilterChoice name="span" label="المدة" all="أسبوعان" chosen={asked.span} options={Object.entries(spans)} />
    </FilterBar>
  )
}
