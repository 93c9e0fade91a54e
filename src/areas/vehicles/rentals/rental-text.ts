/** The words a rental begins with, in both languages; the office writes its own versions over them. */
export const rentalText = {
  title: 'عقد تأجير سيارة',
  text: `حُرّر هذا العقد في {branch} بتاريخ {day} بين {company}، المؤجر، و{renter}، المستأجر. {renterIdentity}
> Car rental agreement {number}, made on {dayEnglish} between {companyEnglish} (the Lessor) and {renterEnglish} (the Renter). {renterIdentityEnglish}

# السيارة > The car
أجّر المؤجر للمستأجر السيارة {car}، من فئة {className}، لوحتها {plate}، بالحال المبينة في محضر التسليم، وهو جزء من هذا العقد.
> The Lessor lets to the Renter the car {car}, class {className}, plate {plateEnglish}, in the condition shown in the hand-over sheet, which is part of this agreement.

# من يقود السيارة > Drivers
{drivers}
لا يقود السيارة غير من ذُكر هنا.
> {driversEnglish}
> Nobody else may drive the car.

# المدة > Term
التسليم: {from}.
الإعادة: {until}.
اليوم 24 ساعة من وقت التسليم، ومهلة الإعادة {grace}، وتُحسب بعدها كل ساعة بدأت، ولا يزيد ما يُحسب عن سعر يوم.
> Hand-over: {fromEnglish}.
> Return: {untilEnglish}.
> A day is 24 hours from hand-over. After a grace of {graceMinutes} minutes each hour begun is charged, and never more than one day.

# السعر > Price
{price}
الإجمالي كتابة: {valueInWords}. السعر من قائمة الأسعار رقم {priceList}.
> {priceEnglish}
> In words: {valueWordsEnglish}. Priced by price list no. {priceList}.

# الكيلومترات والوقود > Kilometres and fuel
يشمل السعر {km} كم، وما زاد بسعر {extraKm} للكيلومتر. يُحسب الوقود الناقص عند الإعادة، ولا يُرد ثمن الزائد.
> The price includes {km} km; each further kilometre costs {extraKmEnglish}. Missing fuel is charged on return; fuel above the level at hand-over is not paid back.

# التأمين المسترد > Deposit
يدفع المستأجر تأمينًا مستردًا قدره {deposit}، يُردّ بعد الإعادة وانقضاء المدة المعلنة إن لم تظهر مخالفات، ويُخصم منه ما يستحق بموجب هذا العقد.
> The Renter pays a refundable deposit of {depositEnglish}. It is returned after the car is back and the announced period has passed without fines, less what is due under this agreement.

# الحوادث > Accidents
تأمين المركبة وفق وثيقتها. عند الحادث يبلّغ المستأجر الشرطة والمؤجر فورًا، ويتحمل حتى {excess}، إلا إن خالف شروط هذا العقد.
> The car is insured under its policy. After an accident the Renter informs the police and the Lessor at once and bears up to {excessEnglish}, unless the Renter broke the terms of this agreement.

# المخالفات > Traffic fines
المخالفات المرورية من التسليم إلى الإعادة على المستأجر بقيمتها، مع رسم المعاملة المعلن.
> Traffic fines between hand-over and return are borne by the Renter at their amount, with the announced handling fee.

# الاستعمال > Use
لا تخرج السيارة من سلطنة عُمان إلا بخطاب مكتوب، ولا تُستعمل خارج الطرق المعبدة والترابية الممهدة.
> The car leaves the Sultanate of Oman only with a written letter and is not used off paved and graded roads.

# القانون والنسخ > Law and copies
يخضع هذا العقد لقوانين سلطنة عُمان. حُرّر برقم {number} بنسخة النموذج {textVersion}، وبيد كل طرف نسخة منه، والنص العربي هو المعتمد عند الاختلاف.
> This agreement is governed by the laws of the Sultanate of Oman. It is made under number {number} by text version {textVersionEnglish}; each party holds a copy, and the Arabic text prevails.`,
}
