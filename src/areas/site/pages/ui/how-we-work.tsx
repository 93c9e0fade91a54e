const steps = [
  { name: 'اختر الخدمة', text: 'اطلبها من الموقع أو من المساعد أو باتصال. يكفينا رقم هاتفك.' },
  { name: 'اتفق على المكتوب', text: 'يصلك عرض بالسعر والمدة وما لا يشمله، وتوقّعه من هاتفك.' },
  { name: 'تابع من حسابك', text: 'كل مرحلة ووثيقة وصورة ودفعة في مكانها.' },
  { name: 'ادفع واستلم سندك', text: 'نقدًا أو بتحويل أو شيك، والسند يصدر مع الدفعة.' },
]

export function HowWeWork() {
  return (
    <section className="section alt">
      <div className="container">
        <header className="sec-h">
          <h2>كيف نعمل معك</h2>
        </header>
        <ol className="steps">
          {steps.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
