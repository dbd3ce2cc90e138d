-- Samples are no longer kept in lists; an old one would refuse every change of its list.
delete from goods_list_line where sku_id like '%-MUESTRA';
