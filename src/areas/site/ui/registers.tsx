export type RegistersProps = {
  legalName: string | null
  commercialRegister: string | null
  vatin: string | null
  licences: string[] | null
}

/** Shown part by part as the company sets them, and not at all before. */
export function Registers({ legalName, commercialRegister, vatin, licences }: RegistersProps) {
  if (!commercialRegister && !vatin && !licences?.length) return null
  return (
    <div className="about-registers">
      <h2>السجلات والتراخيص</h2>
      <dl className="kv">
        {legalName && <Row name="الاسم القانوني">{legalName}</Row>}
        {commercialRegister && (
          <Row name="السجل التجاري">
            <bdi className="num">{commercialRegister}</bdi>
          </Row>
        )}
        {vatin && (
          <Row name="الرقم الضريبي">
            <bdi className="num">{vatin}</bdi>
          </Row>
        )}
        {licences?.map((licence) => (
          <Row key={licence} name="الترخيص">
            {licence}
          </Row>
        ))}
      </dl>
    </div>
  )
}

const Row = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
