import { Form } from 'react-router'
import type { Channel } from '#platform/messages/notice.ts'
import { Button } from '#ui/form.tsx'
import { ChangedWords, Versions } from '#ui/versions.tsx'

type Version = { version: number; text: string; by: string | null; writtenAt: Date | null }
type Props = { notice: string; channel: Channel; versions: Version[]; current: number; compared: Version | null; text: string }

/** Each saving is a version; an earlier one is compared with what holds now, and restored as a new one. */
export function TemplateVersions({ notice, channel, versions, current, compared, text }: Props) {
  const path = `/admin/notifications/templates/${notice}?channel=${channel}`
  return (
    <Versions
      versions={versions.map(({ by, ...version }) => ({ ...version, writtenBy: by }))}
      current={current}
      holds="تُستعمل"
      comparing={(version) => `${path}&compare=${version}`}
    >
      {compared && compared.version !== current && (
        <>
          <p className="message-text" dir="auto">
            <ChangedWords from={compared.text} to={text} />
          </p>
          <Form method="post" action={`${path}&act=restore`}>
            <input type="hidden" name="notice" value={notice} />
            <input type="hidden" name="channel" value={channel} />
            <input type="hidden" name="version" value={compared.version} />
            <Button type="submit" variant="outline">
              {compared.version === 0 ? 'استعد النص الأصلي' : `استعد النسخة ${compared.version}`}
            </Button>
          </Form>
        </>
      )}
    </Versions>
  )
}
