-- The page of one's own data is there now. What somebody has written since stays.
update questions
set answer = 'من «حسابي» ثم «بياناتي»: نزّل نسخة، أو صحّح، أو اطلب الحذف. نحتفظ بالسجلات المالية للمدة التي يوجبها القانون.',
    link_path = '/dashboard/my-data', link_label = 'بياناتي', changed_at = now()
where question = 'كيف أطّلع على بياناتي أو أحذفها؟' and published
  and answer = 'اطلب نسخة منها أو تصحيحها أو حذفها في طلب دعم. نحتفظ بالسجلات المالية للمدة التي يوجبها القانون.';
