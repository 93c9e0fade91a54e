import { Link, redirect } from 'react-router'
import { shelfLabelsPath, shelvesPath, stocktakePath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { PaperLink } from '#ui/paper-link.tsx'
import { Code } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { howMany } from '#values/plural.ts'
import { beginStocktake } from '../../stocktake/use-cases/take-stock.ts'
import { shelvesPage } from '../queries.ts'
import { AddShelves } from '../ui/add-shelves.tsx'
import { OpenedShelf } from '../ui/opened-shelf.tsx'
import { PutOnShelf } from '../ui/put-on-shelf.tsx'
import { ShelfMap } from '../ui/shelf-map.tsx'
import { addShelves, closeShelf } from '../use-cases/change-shelves.ts'
import { shelveParcel } from '../use-cases/shelve-parcel.ts'
import type { Route } from './+types/back-office-shelves'

export const meta = () => [{ title: 'الفرز والرفوف · التحالف' }]

export const handle = { crumb: () => 'الفرز والرفوف' }

export const loader = page(may.sort, async (ctx, { query }) => ({
  ...{ shown: await shelvesPage(ctx, { query }), sees: tabsOpenTo(ctx), act: query.get('act') },
}))

export const action = submitOneOf({
  put: submit(shelveParcel, ({ number, shelf, warning }) =>
    saying(warning ?? `الطرد ${number} على الرف ${shelf}`, addressWith(shelvesPath, {})),
  ),
  add: submit(addShelves, ({ added }) => saying(`أُضيفت ${howMany(added, 'shelf')}`, shelvesPath)),
  stocktake: submit(beginStocktake, ({ stocktakeId }) => redirect(stocktakePath(stocktakeId))),
  close: submit(closeShelf, () => saying('أُغلق الرف', shelvesPath)),
})

export default function ShelvesPage({ loaderData: { shown, sees, act }, actionData: reply }: Route.ComponentProps) {
  const heard = (name: string) => (act === name ? reply : undefined)
  return (
    <ParcelsFrame
      title="خريطة الرفوف"
      about={`على الرفوف: ${howMany(shown.standing, 'parcel')}`}
      sees={sees}
      action={
        shown.groups.length > 0 && (
          <PaperLink to={addressWith(shelfLabelsPath, { branch: shown.branchId ?? '' })}>اطبع بطاقات الرفوف</PaperLink>
        )
      }
    >
      <div className="stack">
        {shown.stocktakes.length > 0 && (
          <Alert>
            جرد لم ينته:{' '}
            {shown.stocktakes.map(({ id, code }, at) => (
              <span key={id}>
                {at > 0 && '، '}
                <Link className="link" to={stocktakePath(id)}>
                  <Code>{code}</Code>
                </Link>
              </span>
            ))}
          </Alert>
        )}
        <PutOnShelf parcel={shown.parcel} reply={heard('put')} />
        <div className="desk2">
          <div className="stack">
            <ShelfMap page={shown} />
            {shown.mayManage && <AddShelves page={shown} reply={heard('add')} />}
          </div>
          {shown.opened && (
            <OpenedShelf shelf={shown.opened} formId={shown.formId} mayManage={shown.mayManage} reply={heard('close')} />
          )}
        </div>
      </div>
    </ParcelsFrame>
  )
}
