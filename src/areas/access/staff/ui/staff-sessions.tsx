import { FormSummary, PostForm, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { DateText } from '#ui/values.tsx'
import type { staffDetail } from '../queries.ts'
import type { Refused } from './staff-profile.tsx'

type Sessions = NonNullable<Awaited<ReturnType<typeof staffDetail>>>['sessions']
type Props = { id: string; sessions: Sessions; mayEnd: boolean; refused: Refused }

/** Where this person is signed in now; any of these places can be ended from here. */
export function StaffSessions({ id, sessions, mayEnd, refused }: Props) {
  const path = `/admin/users/staff/${id}?tab=sessions`
  return (
    <div className="card-b stack">
      <FormSummary reply={refused.reply} before="المتابعة" />
      {sessions.length === 0 && <Empty title="لا جلسات مفتوحة" />}
      <ul className="people-list">
        {sessions.map(({ id: sessionId, device, lastSeenAt, createdAt }) => (
          <li key={sessionId}>
            <div className="grow">
              <b className="medium">{device}</b>
              <p className="muted sm">
                دخل <DateText at={createdAt} time />، وآخر ظهور <DateText at={lastSeenAt} time />
              </p>
            </div>
            {mayEnd && (
              <PostForm action={`${path}&act=end-session`} className="row">
                <input type="hidden" name="sessionId" value={sessionId} />
                <SubmitButton variant="outline" size="small" aria-label={`أنهِ الجلسة على ${device}`}>
                  أنهِ
                </SubmitButton>
              </PostForm>
            )}
          </li>
        ))}
      </ul>
      {mayEnd && sessions.length > 1 && (
        <PostForm action={`${path}&act=end-sessions`} className="row">
          <SubmitButton variant="danger-ghost">أنهِ جلساته كلها</SubmitButton>
        </PostForm>
      )}
    </div>
  )
}
