import '#ui/styles/settings.css'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { settingsIn } from '../setting-queries.ts'
import { SettingControl } from './setting-control.tsx'

type Props = Awaited<ReturnType<typeof settingsIn>> & { action?: string; reply: Reply | undefined }

/** All settings of a section in one form; what is emptied is taken back. */
export function SettingsForm({ groups, seen, action, reply }: Props) {
  return (
    <PostForm {...(action ? { action } : {})} reply={reply} before="الحفظ" key={seen}>
      <Seen of={seen} reply={reply} />
      {groups.map(({ title, fields }) => (
        <Card key={title} title={title}>
          <div className="setting-fields">
            {fields.map((setting) => (
              <div key={setting.key} className={wide.includes(setting.kind) ? 'span2' : undefined}>
                <input type="hidden" name="shown" value={setting.key} />
                <SettingControl setting={setting} reply={reply} />
              </div>
            ))}
          </div>
        </Card>
      ))}
      <div className="save-bar">
        <SubmitButton>احفظ الإعدادات</SubmitButton>
      </div>
    </PostForm>
  )
}

const wide = ['text', 'hours']
