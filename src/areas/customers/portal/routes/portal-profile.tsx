import { page, saying, submit } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Code } from '#ui/values.tsx'
import { ownProfile } from '../own-queries.ts'
import { OwnContacts, OwnFields } from '../ui/own-fields.tsx'
import { correctOwnProfile } from '../use-cases/correct-own-profile.ts'
import type { Route } from './+types/portal-profile'

export const meta = () => [{ title: 'ملفي · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx) => ({ profile: await ownProfile(ctx) }))

export const action = submit(correctOwnProfile, ({ waits }) =>
  saying(waits ? 'حُفظ ملفك. نراجع الاسم الجديد مع بطاقتك ثم نثبته.' : 'حُفظ ملفك.', '/dashboard/profile'),
)

export default function ProfilePage({ loaderData: { profile }, actionData: reply }: Route.ComponentProps) {
  if (!profile) return <NoProfile title="ملفي" />
  const { number, change } = profile
  return (
    <>
      <div className="page-h">
        <div>
          <h1>ملفي</h1>
          <p className="muted sm">
            رقمك لدينا <Code>{number}</Code>
          </p>
        </div>
      </div>
      {change && (
        <p className={change.status === 'pending' ? 'alert' : 'alert w'}>
          <span>
            {change.status === 'pending'
              ? `طلبت تغيير اسمك إلى «${change.name}». نراجعه مع بطاقتك.`
              : `لم يتغير اسمك إلى «${change.name}»: ${change.refusal ?? ''}`}
          </span>
        </p>
      )}
      <Card>
        <PostForm reply={reply} before="الحفظ">
          <OwnContacts profile={profile} />
          <OwnFields reply={reply} profile={profile} />
          <div>
            <SubmitButton>احفظ التغييرات</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}

/** Between the account and its record lie a few seconds; staff who only work here have none. */
export function NoProfile({ title }: { title: string }) {
  return (
    <>
      <div className="page-h">
        <h1>{title}</h1>
      </div>
      <Card>
        <Empty title="لا ملف عميل لهذا الحساب بعد">إن أنشأت حسابك الآن فحدّث الصفحة بعد لحظات.</Empty>
      </Card>
    </>
  )
}
