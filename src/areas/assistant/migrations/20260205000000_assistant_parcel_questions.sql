-- What can be said of parcels before they are tracked here; {parcel...} stands for the tariff in force or a setting.
insert into questions (id, service, question, answer, link_path, link_label, position, published, changed_at)
select gen_random_uuid(), 'parcels', question, answer, link_path, link_label, position, true, now()
from (values
  ('كيف أرسل طردًا؟',
   'اكتب في طلب الإرسال عنوانك، واسم المرسل إليه وهاتفه وعنوانه، وما في الطرد. يصلك رقم الطلب، ويرد عليك موظف.',
   '/services/parcels#request', 'أرسل طردًا', 122),
  ('بكم أرسل طردًا؟',
   'بحسب المنطقة والوزن المحتسب: لكل منطقة سعر للكيلوجرام الأول وسعر لما زاد عليه. الوزن حتى {parcelHeaviest} كجم.',
   '/services/parcels#price', 'احسب السعر', 124),
  ('كيف يُحسب الوزن؟',
   'نحتسب الأكبر من الوزن الفعلي والوزن الحجمي: الطول × العرض × الارتفاع بالسنتيمتر ÷ {parcelDivisor}',
   '/services/parcels#price', 'احسب السعر', 125),
  ('إلى أين توصلون الطرود؟',
   'نوصل داخل {parcelZones}.',
   '/services/parcels', 'إدارة الطرود البريدية', 126),
  ('ما الذي لا يُقبل في الطرود؟',
   'مواد لا تُقبل: {parcelProhibited}',
   '/services/parcels', 'إدارة الطرود البريدية', 128)
) as told (question, answer, link_path, link_label, position)
on conflict (question) do nothing;

-- Two drafts spoke of pages that are not there; what they answer holds without them. What somebody has written since stays.
update questions
set answer = 'بموافقة مكتوبة منا قبل السفر. اسأل عن الدول المتاحة وشروطها قبل أن تحجز.',
    link_path = '/services/car-rental', link_label = 'تأجير السيارات', published = true, changed_at = now()
where question = 'هل أخرج بالسيارة من السلطنة؟' and not published
  and answer = 'بموافقة مكتوبة منا قبل السفر. اسأل عن الدول المتاحة وشروطها من صفحة حجزك.';

update questions
set answer = 'اطلب نسخة منها أو تصحيحها أو حذفها في طلب دعم. نحتفظ بالسجلات المالية للمدة التي يوجبها القانون.',
    link_path = '/support#request', link_label = 'طلب دعم', published = true, changed_at = now()
where question = 'كيف أطّلع على بياناتي أو أحذفها؟' and not published
  and answer = 'من «حسابي» ثم «بياناتي»: نزّل نسخة، أو صحّح، أو اطلب الحذف. نحتفظ بالسجلات المالية للمدة التي يوجبها القانون.';
