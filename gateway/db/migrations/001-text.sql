-- How Spanish text is compared. Accents never matter; ñ is a letter of its own ("moño" is not "mono"), which still lets
-- a person without that key find it: texts are indexed both ways, see search_document.
-- Upper case is listed beside lower because lower() leaves non-ASCII letters alone in a database with locale C.

create function fold(value text) returns text language sql immutable strict parallel safe
return translate(lower(value), 'ÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÇÑáàâäãéèêëíìîïóòôöõúùûüç', 'aaaaaeeeeiiiiooooouuuucñaaaaaeeeeiiiiooooouuuuc');

create function plain(value text) returns text language sql immutable strict parallel safe
return replace(fold(value), 'ñ', 'n');

-- Stems of a text, and for words with ñ the stem with and without its tilde.
create function search_document(value text) returns tsvector language sql immutable strict parallel safe
return case
  when fold(value) like '%ñ%' then to_tsvector('pg_catalog.spanish', plain(value)) || to_tsvector('pg_catalog.spanish', fold(value))
  else to_tsvector('pg_catalog.spanish', plain(value))
end;
