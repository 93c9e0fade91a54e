import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { ownExportPath } from '#areas/parcels/paths.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Pager, type Tab, Tabs } from '#ui/links.tsx'
import { onScreen } from '#ui/list/on-screen.ts'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { Table } from '#ui/table.tsx'
import { tabs, tabsShown } from '../merchant-asked.ts'
import { codTitle, merchantList } from '../merchant-list.tsx'
import type { MerchantPage } from '../merchant-page.ts'
import { FurtherLabels } from './merchant-head.tsx'
import { OwnRows } from './own-rows.tsx'

type Props = { page: MerchantPage }

/** The merchant's parcels by tabs, with search, pages and export. */
export function MerchantListCard({ page }: Props) {
  const { asked, at, count, counts, mine } = page
  const toPage = (wanted: number) => merchantList.address({ ...asked, page: wanted })
  const pager = { page: at, perPage: merchantList.perPage, total: count, mostCounted: merchantList.mostCounted }
  return (
    <Card flush footer={!mine && <Pager {...pager} toPage={toPage} />}>
      <Tabs label="حالة الطرود" tabs={tabsOf(page)} />
      {mine ? (
        <OwnRows rows={mine} />
      ) : (
        <>
          <Narrow page={page} />
          {asked.tab === 'waiting' && <FurtherLabels waiting={counts.waiting} />}
          <Rows page={page} />
        </>
      )}
    </Card>
  )
}

function tabsOf({ asked, counts }: MerchantPage): Tab[] {
  const tab = (name: keyof typeof tabsShown | '', label: string, count: number) => ({
    ...{ label, count, current: asked.tab === name },
    to: merchantList.address({ q: asked.q, tab: name }),
  })
  const names = Object.keys(tabs) as (keyof typeof tabs)[]
  return [
    tab('', 'الكل', counts.all),
    ...names.map((name) => tab(name, tabs[name], counts[name])),
    ...(counts.mine > 0 ? [tab('mine', tabsShown.mine, counts.mine)] : []),
  ]
}

/** Sent by Enter, with a script or without. */
const Narrow = ({ page: { asked, count } }: Props) => (
  <Form className="toolbar filter-bar" role="search" aria-label="ابحث في طرودي" preventScrollReset>
    {asked.tab && <input type="hidden" name="tab" value={asked.tab} />}
    <div className="input filter-search">
      <Search className="i" aria-hidden />
      <input
        key={asked.q}
        type="search"
        name="q"
        defaultValue={asked.q}
        aria-label={merchantList.filters.q.label}
        placeholder={merchantList.filters.q.label}
      />
    </div>
    {count > 0 && (
      <a
        className={buttonLook({ variant: 'outline' })}
        href={merchantList.address({ q: asked.q, tab: asked.tab }, ownExportPath)}
        download
      >
        صدّر إلى إكسل
      </a>
    )}
  </Form>
)

function Rows({ page: { asked, rows, money } }: Props) {
  const { empty, none } = merchantList
  if (rows.length > 0) {
    const columns = onScreen(merchantList).filter(({ title }) => money !== null || title !== codTitle)
    return <Table caption={merchantList.title} columns={columns} rows={rows} keyOf={merchantList.keyOf} />
  }
  if (asked.q)
    return (
      <NoneFound q={asked.q} all={merchantList.address({ tab: asked.tab })} title={none.title}>
        {none.text}
      </NoneFound>
    )
  return asked.tab ? <Empty title="لا طرود هنا الآن" /> : <Empty title={empty.title}>{empty.text}</Empty>
}
