-- Which colleague wrote an answer: for us, never for the visitor. Of answers given before nobody knows.
alter table conversation_lines add column written_by text;
