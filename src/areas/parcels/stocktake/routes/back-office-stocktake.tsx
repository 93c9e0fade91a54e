import { data } from 'react-router'
import { shelvesPath, stocktakePath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { howMany } from '#values/plural.ts'
import { stocktakeShown } from '../queries.ts'
import { EndStocktake, SeePiece, StocktakePieces } from '../ui/stocktake-parts.tsx'
import { endStocktake, seeOnShelf } from '../use-cases/take-stock.ts'
import type { Route } from './+types/back-office-stocktake'

export const loader = page(may.sort, async (ctx, { params, query }) => {
  const one = await stocktakeShown(ctx, params.stocktakeId)
  if (!one) throw data('لا يوجد هذا الجرد.', { status: 404, statusText: 'Not Found' })
  return { one, sees: tabsOpenTo(ctx), act: query.get('act') }
})

export const action = submitOneOf({
  see: submit(seeOnShelf, ({ stocktakeId, number }) => saying(`الطرد ${number} موجود`, stocktakePath(stocktakeId))),
  end: submit(endStocktake, ({ missing, moved }) => saying(told(missing, moved), shelvesPath)),
})

function told(missing: number, moved: number) {
  if (missing + moved === 0) return 'انتهى الجرد، والرف كما في السجل'
  return [
    'انتهى الجرد',
    ...(missing > 0 ? [`لم يوجد ${howMany(missing, 'piece')}، وأُخبر المشرف`] : []),
    ...(moved > 0 ? [`صُحّح مكان ${howMany(moved, 'piece', 'gen')}`] : []),
  ].join('، ')
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `جرد الرف ${loaderData?.one.code ?? ''} · التحالف` }]

export const handle = {
  crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => `جرد ${loaderData?.one.code ?? ''}`,
}

export default function StocktakePage({ loaderData: { one, sees, act }, actionData: reply }: Route.ComponentProps) {
  const heard = (name: string) => (act === name ? reply : undefined)
  return (
    <ParcelsFrame
      title={
        <>
          جرد الرف <bdi dir="ltr">{one.code}</bdi>
        </>
      }
      about="امسح كل قطعة تراها على الرف، ثم أنهِ الجرد."
      sees={sees}
    >
      <div className="stack">
        {!one.endedAt && <SeePiece one={one} reply={heard('see')} />}
        <StocktakePieces one={one} />
        {!one.endedAt && <EndStocktake one={one} reply={heard('end')} />}
      </div>
    </ParcelsFrame>
  )
}
