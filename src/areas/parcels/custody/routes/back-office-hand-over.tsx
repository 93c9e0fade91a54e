import { data } from 'react-router'
import '#ui/styles/parcels.css'
import { countCustody, handOverShown, settleCustody, viewCustody } from '#areas/finance/public-cod.ts'
import { custodyPath, handOverPath, handOverPdfPath } from '#areas/parcels/paths.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { PaperLink } from '#ui/paper-link.tsx'
import { ownersOfOver } from '../over.ts'
import { HandOverBadge } from '../ui/hand-over-badge.tsx'
import { AboutIt, CountIt, SettleIt, TakenIt, ThreeSums } from '../ui/hand-over-parts.tsx'
import { WhoseOver } from '../ui/over-parts.tsx'
import { knowOwnerOfOver } from '../use-cases/know-over.ts'
import type { Route } from './+types/back-office-hand-over'

export const loader = page(viewCustody, async (ctx, { params, query }) => {
  const one = await handOverShown(ctx, params.handOverId)
  if (!one) throw data('لا توجد هذه العهدة.', { status: 404, statusText: 'Not Found' })
  const owners = one.over?.mayKnow ? await ownersOfOver(ctx, one.id) : []
  return { one, owners, formId: ctx.newId(), sees: tabsOpenTo(ctx), act: query.get('act') }
})

export const action = submitOneOf({
  count: submit(countCustody, ({ handOverId, agrees }) =>
    agrees
      ? saying('العدّ مطابق، ودخل النقد صندوقك', custodyPath)
      : saying('في العدّ فرق. اختم النقد باسم العهدة حتى يبتّ فيه المشرف.', handOverPath(handOverId)),
  ),
  whose: submit(knowOwnerOfOver, ({ handOverId, number }) => saying(`صدر السند ${number}`, handOverPath(handOverId))),
  settle: submit(settleCustody, ({ handOverId, isWaiting }) =>
    saying(isWaiting ? 'أُرسل الفرق للاعتماد' : 'بُتّ في الفرق، ودخل النقد الصندوق', handOverPath(handOverId)),
  ),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `عهدة ${loaderData?.one.courier ?? ''} · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.number ?? '' }

export default function HandOverPage({
  loaderData: { one, owners, formId, sees, act },
  actionData: reply,
}: Route.ComponentProps) {
  const heard = (name: string) => (act === name ? reply : undefined)
  return (
    <ParcelsFrame
      title={
        <>
          عهدة <bdi>{one.courier}</bdi>
        </>
      }
      about={
        <>
          <HandOverBadge status={one.status} /> <bdi dir="ltr">{one.number}</bdi>
        </>
      }
      action={one.countedAt && <PaperLink to={handOverPdfPath(one.id)}>اطبع المحضر</PaperLink>}
      sees={sees}
    >
      <div className="desk2">
        <div className="stack">
          {one.sums && one.sums.counted !== null && <ThreeSums sums={one.sums} />}
          {one.maySettle && <SettleIt one={one} reply={heard('settle')} />}
          {one.over && <WhoseOver {...{ one, over: one.over, owners, formId }} reply={heard('whose')} />}
          {one.mayCount && <CountIt one={one} reply={heard('count')} />}
          {one.taken && <TakenIt taken={one.taken} />}
        </div>
        <AboutIt one={one} />
      </div>
    </ParcelsFrame>
  )
}
