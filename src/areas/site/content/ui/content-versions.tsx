import type { Reply } from '#ui/form.tsx'
import { EarlierVersion, Versions } from '#ui/versions.tsx'
import type { contentPage } from '../queries.ts'

type Props = Awaited<ReturnType<typeof contentPage>> & { reply: Reply | undefined }
const whole = ({ title, lead, points }: { title: string; lead: string; points: string }) => `${title}\n${lead}\n${points}`

/** All that was published; an earlier one is compared with what is shown now, and restored as a new version. */
export function ContentVersions({ page, now, versions, compared, reply }: Props) {
  const here = `/admin/settings/content/${page}`
  return (
    <Versions versions={versions} current={now.version} holds="في الموقع" comparing={(version) => `${here}?compare=${version}`}>
      {compared && compared.version !== now.version && (
        <EarlierVersion
          version={compared.version}
          from={whole(compared)}
          to={whole(now)}
          action={`${here}?act=restore`}
          reply={reply}
        >
          <input type="hidden" name="page" value={page} />
        </EarlierVersion>
      )}
    </Versions>
  )
}
