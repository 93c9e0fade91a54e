import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { Figures } from '#ui/figures.tsx'

/** What lies in the accounts held for others, beside what is theirs: the two are even every evening. */
export function TrustCard({ trust, sends }: { trust: { held: bigint; theirs: bigint }; sends: string | null }) {
  const { held, theirs } = trust
  if (held === 0n && theirs === 0n) return null
  return (
    <Card
      title="حسابات الأمانات"
      actions={
        sends &&
        held !== theirs && (
          <Link className="link sm" to={sends}>
            حوّل الفرق
          </Link>
        )
      }
    >
      <Figures
        label="حسابات الأمانات"
        figures={[
          ['في البنك', held],
          ['للملّاك وتأمينات المستأجرين', theirs],
          ...(held > theirs ? [['يُحوّل إلى التشغيلي', held - theirs] as const] : []),
          ...(held < theirs ? [['يُحوّل إلى الأمانات', theirs - held] as const] : []),
        ]}
      />
    </Card>
  )
}
