import { type InboxAsked, inboxQueues, inboxStates } from '#areas/site/entry.ts'
import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { services } from '#values/services.ts'

const words = (labels: Record<string, string | { label: string }>) =>
  Object.entries(labels).map(([value, label]) => [value, typeof label === 'string' ? label : label.label] as const)

const filters = [
  { name: 'queue', label: 'النوع', all: 'كل الأنواع', options: words(inboxQueues) },
  { name: 'state', label: 'الحالة', all: 'كل الحالات', options: words(inboxStates) },
  { name: 'service', label: 'الخدمة', all: 'كل الخدمات', options: words(services) },
  {
    name: 'whose',
    label: 'المكلَّف',
    all: 'الجميع',
    options: [
      ['mine', 'لي'],
      ['nobody', 'غير مسند'],
    ] as const,
  },
] as const

/** All of it in the address; with a script a choice takes effect at once, without one by the button. */
export function InboxFilters({ asked }: { asked: InboxAsked }) {
  const chosen = { ...asked, whose: asked.whose === 'all' ? null : asked.whose }
  return (
    <FilterBar
      label="تصفية الوارد"
      search={{ name: 'q', label: 'ابحث في الوارد', placeholder: 'اسم، هاتف، رقم', value: asked.words }}
      filters={[...filters.map(({ name }) => chosen[name]), asked.late]}
      clear="/admin/requests"
      action="/admin/requests"
      atOnce
    >
      {filters.map(({ name, ...filter }) => (
        <FilterChoice key={name} name={name} {...filter} chosen={chosen[name]} />
      ))}
      <label className="opt-row sm">
        <input key={String(asked.late)} type="checkbox" className="check" name="late" value="yes" defaultChecked={asked.late} />
        <span>متأخرة</span>
      </label>
    </FilterBar>
  )
}
