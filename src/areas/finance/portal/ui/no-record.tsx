import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'

/** Whoever has just come, or works here and is no customer. */
export function NoRecord() {
  return (
    <>
      <div className="page-h">
        <h1>مدفوعاتي</h1>
      </div>
      <Card flush>
        <Empty title="لا ملف عميل لهذا الحساب بعد">حين تستعمل إحدى خدماتنا تظهر هنا مستحقاتك وفواتيرك وسنداتك.</Empty>
      </Card>
    </>
  )
}
