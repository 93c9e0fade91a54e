import '#ui/styles/settings.css'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { type Typed, useTyped } from '#ui/form/typed.ts'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { settingsIn } from '../setting-queries.ts'
import { SettingControl } from './setting-control.tsx'
import { HoursPreview, NoticePreview } from './setting-previews.tsx'

type Asked = Awaited<ReturnType<typeof settingsIn>>
type Props = Asked & { action?: string; reply: Reply | undefined }

/** All settings of a section in one form; what is emptied is taken back. Begins anew when they became others. */
export const SettingsForm = (props: Props) => <Settings key={props.seen} {...props} />

function Settings({ groups, seen, action, reply }: Props) {
  const { typed, onInput } = useTyped(reply, () => keptIn(groups))
  return (
    <PostForm {...(action ? { action } : {})} reply={reply} before="الحفظ" onInput={onInput}>
      <Seen of={seen} reply={reply} />
      {groups.map(({ title, fields, shows }) => (
        <Card key={title} title={title}>
          <div className="setting-fields">
            {fields.map((setting) => (
              <div key={setting.key} className={wide.includes(setting.kind) ? 'span2' : undefined}>
                <input type="hidden" name="shown" value={setting.key} />
                <SettingControl setting={setting} reply={reply} />
              </div>
            ))}
            {shows && <Preview shows={shows} typed={typed} />}
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
const previews = { notice: NoticePreview, hours: HoursPreview }

function Preview({ shows, typed }: { shows: keyof typeof previews; typed: Typed }) {
  const Shown = previews[shows]
  return (
    <section className="span2 stack setting-preview" aria-label="كما يظهر في الموقع">
      <p className="label">كما يظهر في الموقع</p>
      <Shown typed={typed} />
    </section>
  )
}

const keptIn = (groups: Asked['groups']): Typed =>
  Object.fromEntries(
    groups.flatMap(({ fields }) =>
      fields.flatMap(({ key, value, week }) => [
        [key, value],
        ...Object.entries(week).map(([day, hours]) => [`${key}.${day}`, hours]),
      ]),
    ),
  )
