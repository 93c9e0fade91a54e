import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { Tabs } from '#ui/links.tsx'
import { howMany } from '#values/plural.ts'
import { type ContractsAsked, contractsAddress, contractViews, radars } from '../contract-asked.ts'

type Choices = readonly (readonly [string, string])[]
type Counts = { views: Record<string, number>; rings: Record<string, number> }
type Props = { asked: ContractsAsked; kinds: Choices; branches: Choices; counts: Counts }

/** Where they stand in their life, how soon they end, and what narrows the list besides. */
export function ContractFilters({ asked, kinds, branches, counts }: Props) {
  const { q, kind, branch, party, view } = asked
  const tab = (name: ContractsAsked['view'], label: string) => ({
    to: contractsAddress({ ...asked, view: name, page: 1 }),
    ...{ label, count: counts.views[name || 'all'] ?? 0, current: view === name },
  })
  return (
    <>
      <Tabs
        label="حالة العقود"
        tabs={[tab('', 'الكل'), ...Object.entries(contractViews).map(([name, label]) => tab(name as typeof view, label))]}
      />
      {view === 'ending' && <Rings asked={asked} rings={counts.rings} />}
      <FilterBar
        key={contractsAddress(asked)}
        label="تصفية العقود"
        search={{ name: 'q', label: 'ابحث بالرقم أو الطرف أو المحل', value: q }}
        filters={[kind, branch]}
        besides={party}
        clear={contractsAddress({ view })}
        kept={{ ...(view && { view }), ...(party && { party }) }}
      >
        {kinds.length > 1 && <FilterChoice name="kind" label="النوع" all="كل الأنواع" chosen={kind} options={kinds} />}
        {branches.length > 1 && <FilterChoice name="branch" label="الفرع" all="كل الفروع" chosen={branch} options={branches} />}
      </FilterBar>
    </>
  )
}

/** The radar: each ring holds what the nearer ones do. */
function Rings({ asked, rings }: Pick<Props, 'asked'> & { rings: Record<string, number> }) {
  return (
    <div className="card-b">
      <Tabs
        look="seg"
        label="تنتهي خلال"
        tabs={radars.map((days) => ({
          to: contractsAddress({ ...asked, within: days, page: 1 }),
          ...{ label: howMany(days, 'day', 'gen'), count: rings[days] ?? 0, current: asked.within === days },
        }))}
      />
    </div>
  )
}
