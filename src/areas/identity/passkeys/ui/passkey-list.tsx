import { ChevronDown, KeyRound } from 'lucide-react'
import type { RenamePasskeyForm } from '#areas/identity/proofs/passkey-inputs.ts'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateText } from '#ui/values.tsx'

type Passkey = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }
type Props = { passkeys: Passkey[]; today: string; reply: Reply | undefined }

export function PasskeyList({ passkeys, today, reply }: Props) {
  return (
    <ul className="list">
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} today={today} reply={reply} />
      ))}
    </ul>
  )
}

function PasskeyRow({ passkey, today, reply }: { passkey: Passkey; today: string; reply: Reply | undefined }) {
  const { id, name, createdAt, lastUsedAt } = passkey
  const refused = reply?.typed.passkeyId === id ? reply : undefined
  return (
    <li className="flex-wrap">
      <span className="tile-ic">
        <KeyRound className="i" aria-hidden />
      </span>
      <span className="grow">
        <span className="t db">
          <bdi>{name}</bdi>
        </span>
        <span className="xs muted db">
          أُضيف <DateText at={createdAt} today={today} />
          {' · '}
          {lastUsedAt ? (
            <>
              آخر دخول <DateText at={lastUsedAt} today={today} time />
            </>
          ) : (
            'لم يُستعمل بعد'
          )}
        </span>
      </span>
      <details className="acc more open:basis-full" open={Boolean(refused)}>
        <summary className="link sm">
          أدره <span className="visually-hidden">{name}</span> <ChevronDown className="i i-sm" aria-hidden />
        </summary>
        <div className="stack">
          <PostForm reply={refused} before="الحفظ" action="?act=rename">
            <input type="hidden" name="passkeyId" value={id} />
            <Field {...fieldsOf<RenamePasskeyForm>(refused)('name', name)} id={`name-${id}`} label="اسم المفتاح" maxLength={60} />
            <SubmitButton variant="outline" size="small">
              احفظ الاسم
            </SubmitButton>
          </PostForm>
          <PostForm action="?act=remove">
            <input type="hidden" name="passkeyId" value={id} />
            <p className="sm muted">لن يفتح هذا المفتاح حسابك بعدها. احذفه من جهازك أيضًا.</p>
            <SubmitButton variant="danger-ghost" size="small">
              أزل مفتاح المرور
            </SubmitButton>
          </PostForm>
        </div>
      </details>
    </li>
  )
}
