import { Told } from '#ui/told.tsx'
export type RegistersProps = {
  legalName: string | null
  commercialRegister: string | null
  vatin: string | null
  licences: string[] | null
  logo: string | null
}

/** Shown part by part as the company sets them, and not at all before. */
export function Registers({ legalName, commercialRegister, vatin, licences, logo }: RegistersProps) {
  if (!commercialRegister && !vatin && !licences?.length) return null
  return (
    <div className="about-registers">
      <h2>السجلات والتراخيص</h2>
      {logo && <img className="about-logo" src={logo} alt="شعار الشركة" loading="lazy" />}
      <dl className="kv">
        {legalName && <Told question="الاسم القانوني">{legalName}</Told>}
        {commercialRegister && (
          <Told question="السجل التجاري">
            <bdi className="num">{commercialRegister}</bdi>
          </Told>
        )}
        {vatin && (
          <Told question="الرقم الضريبي">
            <bdi className="num">{vatin}</bdi>
          </Told>
        )}
        {licences?.map((licence) => (
          <Told key={licence} question="الترخيص">
            {licence}
          </Told>
        ))}
      </dl>
    </div>
  )
}
