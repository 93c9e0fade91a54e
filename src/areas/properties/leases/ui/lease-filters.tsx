import { ContractStateFilter } from '#areas/contracts/public-ui.tsx'
import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { Tabs } from '#ui/links.tsx'
import { type LeasesAsked, leasesAddress, leaseViews } from '../lease-asked.ts'

type Counts = Record<'all' | keyof typeof leaseViews, number>
type Props = { asked: LeasesAsked; counts: Counts; properties: readonly (readonly [string, string])[] }

/** What somebody has to see to, and what narrows the list besides. Those of one unit or of one tenant stay theirs. */
export function LeaseFilters({ asked, counts, properties }: Props) {
  const { q, view, state, property, unit, party } = asked
  const tab = (name: LeasesAsked['view'], label: string) => ({
    to: leasesAddress({ ...asked, view: name, page: 1 }),
    ...{ label, count: counts[name || 'all'], current: view === name },
  })
  const kept = { ...(view && { view }), ...(unit && { unit }), ...(party && { party }) }
  return (
    <>
      <Tabs
        label="عقود الإيجار"
        tabs={[tab('', 'الكل'), tab('ending', leaseViews.ending), tab('unregistered', leaseViews.unregistered)]}
      />
      <FilterBar
        key={leasesAddress(asked)}
        label="تصفية عقود الإيجار"
        search={{ name: 'q', label: 'ابحث بالرقم أو المستأجر أو الوحدة', value: q }}
        filters={[state, property]}
        besides={unit || party}
        clear={leasesAddress({ view })}
        kept={kept}
      >
        <ContractStateFilter chosen={state} />
        {properties.length > 1 && (
          <FilterChoice name="property" label="العقار" all="كل العقارات" chosen={property} options={properties} />
        )}
      </FilterBar>
    </>
  )
}
