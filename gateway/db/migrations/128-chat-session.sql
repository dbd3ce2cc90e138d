-- A chat window ends with the session that asked for its ticket; tickets from before have none and expire by themselves.
alter table chat_ticket add column session_id uuid references session on delete cascade;
create index chat_ticket_session on chat_ticket (session_id);
