import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { spans, type TimelineAsked, timelineAddress } from '../timeline-asked.ts'

type Props = { asked: TimelineAsked; classes: readonly (readonly [string, string])[] }

export function TimelineFilters({ asked, classes }: Props) {
  return (
    <FilterBar
      label="ابحث في التقويم"
      search={{ name: 'q', label: 'اللوحة أو الطراز', value: asked.q }}
      filters={[asked.class, asked.span]}
      clear={timelineAddress({ start: asked.start })}
      kept={asked.start ? { start: asked.start } : {}}
      atOnce
    >
      <FilterChoice name="class" label="الفئة" all="كل الفئات" chosen={asked.class} options={classes} />
      <FilterChoice name="span" label="المدة" all="أسبوعان" chosen={asked.span} options={Object.entries(spans)} />
    </FilterBar>
  )
}
