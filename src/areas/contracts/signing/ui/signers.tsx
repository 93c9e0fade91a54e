import { Link } from 'react-router'
import { contractPath } from '#areas/contracts/contract.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code, DateText } from '#ui/values.tsx'
import type { Signer } from '../signers.ts'
import { companySignPath } from '../signing.ts'
import { SigningBadge } from './signing-badge.tsx'

type Props = {
  contractId: string
  signers: readonly Signer[]
  may: { remind: boolean; signForCompany: boolean }
  reply: Reply | undefined
}

/** Who has signed by code and who has not: whoever is late is reminded, whose time ran out gets a new link. */
export function Signers({ contractId, signers, may, reply }: Props) {
  if (signers.length === 0) return null
  return (
    <Card title="التوقيع برمز" flush>
      <ul className="list">
        {signers.map((signer) => (
          <li key={signer.id}>
            <span className="grow">
              <span className="t">{signer.name ? <bdi>{signer.name}</bdi> : signer.called}</span>
              <span className="xs muted db">{signer.isCompany ? 'من له أن يوقّع عن الشركة' : signer.called}</span>
              <How {...signer} />
            </span>
            <span className="row wrap">
              <SigningBadge standing={signer.standing} />
              {may.remind && signer.canSend && (
                <PostForm action={`${contractPath(contractId)}?act=remind`} className="" reply={reply}>
                  <input type="hidden" name="signingId" value={signer.id} />
                  <SubmitButton variant="outline" size="small">
                    {signer.standing === 'requested' ? 'ذكّره' : 'أرسل رابطًا جديدًا'}
                  </SubmitButton>
                </PostForm>
              )}
              {signer.isCompany && signer.standing === 'requested' && may.signForCompany && (
                <Link className={buttonLook({ size: 'small' })} to={companySignPath(contractId)}>
                  وقّع عن الشركة
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function How(one: Signer) {
  if (one.signedAt)
    return (
      <span className="xs muted db">
        وقّع <DateText at={one.signedAt} time />
        {one.device && ` · ${one.device}`}
        {one.address && (
          <>
            {' · '}
            <Code>{one.address}</Code>
          </>
        )}
      </span>
    )
  if (one.standing === 'declined') return <span className="xs db">{`سبب الرفض: ${one.declineReason}`}</span>
  if (one.isUnreached) return <span className="xs db">لا هاتف ولا بريد في سجله: وقّعوه على الورق، أو أضف رقمه.</span>
  if (one.isCompany || !one.expiresAt) return null
  return (
    <span className="xs muted db">
      أُرسل الرابط <DateText at={one.askedAt} time />، وينتهي <DateText at={one.expiresAt} />
    </span>
  )
}
