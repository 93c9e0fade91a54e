import type { Reply } from '#ui/form.tsx'
import { EarlierVersion, Versions } from '#ui/versions.tsx'
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
        <EarlierVersion version={compared.version} from={compared.whole} to={now.whole} action={action} reply={reply}>
          <input type="hidden" name="part" value={part} />
        </EarlierVersion>
      )}
    </Versions>
  )
}
