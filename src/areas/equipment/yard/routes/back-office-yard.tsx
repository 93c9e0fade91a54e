import { Link } from 'react-router'
import { newMachinePath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { tabsOpenTo } from '#areas/equipment/tabs-open.ts'
import { EquipmentFrame } from '#areas/equipment/ui/equipment-frame.tsx'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { kindsNow } from '../queries.ts'
import { KindStrip } from '../ui/kind-strip.tsx'
import type { Route } from './+types/back-office-yard'

export const meta = () => [{ title: 'المعدات اليوم · التحالف' }]

export const loader = page(may.view, async (ctx) => ({
  kinds: await kindsNow(ctx),
  mayAdd: ctx.actor.may(may.manage),
  sees: tabsOpenTo(ctx),
}))

export default function YardPage({ loaderData: { kinds, mayAdd, sees } }: Route.ComponentProps) {
  return (
    <EquipmentFrame title="المعدات اليوم" sees={sees}>
      {kinds.length === 0 ? (
        <Card>
          <Empty
            title="لا معدات بعد"
            action={
              mayAdd && (
                <Link className={buttonLook()} to={newMachinePath}>
                  أضف معدّة
                </Link>
              )
            }
          >
            أضف الأنواع أولًا، ثم كل معدّة برمزها ووثائقها.
          </Empty>
        </Card>
      ) : (
        <KindStrip kinds={kinds} />
      )}
    </EquipmentFrame>
  )
}
