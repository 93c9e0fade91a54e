import { FilterBar, FilterChoice, FilterDay } from '#ui/filter-bar.tsx'
import { accountPath, lineStatuses, lineWays } from '../line.ts'
import type { LinesAsked } from '../line-asked.ts'

/** Which lines of an account are looked for. */
export function LineFilters({ accountId, asked }: { accountId: string; asked: LinesAsked }) {
  const { q, status, way, from, to } = asked
  const on = [status, way, from, to].filter(Boolean).length
  return (
    <FilterBar
      label="تصفية أسطر الكشف"
      search={{ name: 'q', label: 'ابحث في الأسطر', placeholder: 'البيان أو المرجع', value: q }}
      on={on}
      clear={on > 0 || q ? accountPath(accountId) : null}
      atOnce
    >
      <FilterChoice
        name="status"
        label="الحالة"
        all="كل الحالات"
        chosen={status || null}
        options={Object.entries(lineStatuses)}
      />
      <FilterChoice name="way" label="الاتجاه" all="داخل وخارج" chosen={way || null} options={Object.entries(lineWays)} />
      <FilterDay name="from" label="من" value={from} />
      <FilterDay name="to" label="إلى" value={to} />
    </FilterBar>
  )
}
