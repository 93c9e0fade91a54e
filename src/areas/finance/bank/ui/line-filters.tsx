import { FilterBar, FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { accountPath, lineStatuses, lineWays } from '../line.ts'
import type { LinesAsked } from '../line-asked.ts'

/** Which lines of an account are looked for. */
export function LineFilters({ accountId, asked }: { accountId: string; asked: LinesAsked }) {
  const { q, status, way, from, to } = asked
  return (
    <FilterBar
      label="تصفية أسطر الكشف"
      search={{ name: 'q', label: 'ابحث في الأسطر', placeholder: 'البيان أو المرجع', value: q }}
      filters={[status, way, from, to]}
      clear={accountPath(accountId)}
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
      <FilterDays from={from} to={to} />
    </FilterBar>
  )
}
