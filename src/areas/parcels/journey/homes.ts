import { allParcelsPath, bagsPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { asked, type Figure, type FigureName } from '#platform/home.ts'
import { withinReach } from '#platform/reach.ts'
import { addressWith } from '#values/asked.ts'
import type { ParcelState } from './parcel.ts'
import { seenBy } from './seen-by.ts'

/** How many are in a state, equal to the list that the figure leads to. */
const inState = (
  name: FigureName,
  state: ParcelState,
  { label, urgent = false }: { label: string; urgent?: boolean },
): Figure => ({
  ...{ name, permission: may.view },
  read: (ctx) =>
    asked(
      ctx.db
        .selectFrom('parcels')
        .where('state', '=', state)
        .where((eb) => seenBy(eb, ctx.actor))
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .$asScalar(),
      (value) => ({ label, value: Number(value), path: addressWith(allParcelsPath, { state }), urgent }),
    ),
})

export const parcelFigures: Figure[] = [
  inState('parcelsAccepted', 'accepted', { label: 'طرود لم توضع على الرف', urgent: true }),
  inState('parcelsWaiting', 'ready-for-pickup', { label: 'طرود بانتظار أصحابها' }),
  {
    ...{ name: 'bagsComing', permission: may.sort },
    read: (ctx) =>
      asked(
        ctx.db
          .selectFrom('parcelBags')
          .where('state', '=', 'on-the-way')
          .where((eb) => withinReach(eb, ctx.actor, may.sort, { branch: 'parcelBags.toBranchId' }))
          .select(({ fn }) => fn.countAll<bigint>().as('count'))
          .$asScalar(),
        (value) => ({ label: 'أكياس في الطريق إلينا', value: Number(value), path: bagsPath }),
      ),
  },
]
