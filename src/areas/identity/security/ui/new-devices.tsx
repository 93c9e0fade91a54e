import { ShieldAlert } from 'lucide-react'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { DateText } from '#ui/values.tsx'

export type NewDevice = { id: string; device: string; seenAt: Date }

/** A sign-in nobody expected asks first: the answer that protects stands before the one that waves it through. */
export function NewDevices({ devices, today }: { devices: NewDevice[]; today: string }) {
  return devices.map(({ id, device, seenAt }) => (
    <section key={id} className="alert d" aria-labelledby={`device-${id}`}>
      <ShieldAlert className="i" aria-hidden />
      <div className="grow">
        <h2 className="text-sm font-semibold" id={`device-${id}`}>
          دخول من جهاز جديد: <bdi>{device}</bdi>
        </h2>
        <p>
          <DateText at={seenAt} today={today} time />. أهذا أنت؟
        </p>
        <div className="answers">
          <PostForm action="?act=deny-device" className="">
            <input type="hidden" name="deviceId" value={id} />
            <SubmitButton variant="danger" size="small">
              لا، لم يكن أنا
            </SubmitButton>
          </PostForm>
          <PostForm action="?act=confirm-device" className="">
            <input type="hidden" name="deviceId" value={id} />
            <SubmitButton variant="outline" size="small">
              نعم، هذا أنا
            </SubmitButton>
          </PostForm>
        </div>
        <p className="xs muted">«لا» تنهي كل الجلسات الأخرى، ثم تغيّر كلمة مرورك.</p>
      </div>
    </section>
  ))
}
