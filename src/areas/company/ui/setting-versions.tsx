import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { ChangedWords, Versions } from '#ui/versions.tsx'
import type { settingVersions } from '../setting-queries.ts'

type Props = Awaited<ReturnType<typeof settingVersions>> & {
  title: string
  here: string
  action: string
  reply: Reply | undefined
}

/** All that the band or the hours were; an earlier one is compared with what holds now, and restored as a new version. */
export function SettingVersions({ part, versions, now, compared, title, here, action, reply }: Props) {
  if (!now) return null
  return (
    <Versions
      title={title}
      versions={versions}
      current={now.version}
      holds="الحالية"
      comparing={(version) => `${here}?compare=${version}`}
    >
      {compared && (
        <>
          <p className="before-after" dir="auto">
            <ChangedWords from={compared.whole} to={now.whole} />
          </p>
          <PostForm action={action} reply={reply} before="الاستعادة">
            <input type="hidden" name="part" value={part} />
            <input type="hidden" name="version" value={compared.version} />
            <div>
              <SubmitButton variant="outline">استعد هذه النسخة</SubmitButton>
            </div>
          </PostForm>
        </>
      )}
    </Versions>
  )
}
