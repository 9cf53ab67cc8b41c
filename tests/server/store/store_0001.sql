BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE answers (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	first INTEGER NOT NULL, 
	"key" VARCHAR(64), 
	request TEXT NOT NULL, 
	shown INTEGER NOT NULL, 
	lines TEXT NOT NULL, 
	events TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	CONSTRAINT answers_key UNIQUE (table_id, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "answers" VALUES('2fd0c1b45a3e6879',1,'start',-1,1,NULL,'',6,'[{"n":1,"seat":-1,"rule":"DealCard","answer":1},{"n":2,"seat":-1,"rule":"DealCard","answer":3},{"n":3,"seat":-1,"rule":"DealCard","answer":0},{"n":4,"seat":-1,"rule":"DealCard","answer":3},{"n":5,"seat":-1,"rule":"DealCard","answer":1},{"n":6,"seat":-1,"rule":"DealCard","answer":2}]','[["draws",0,0,0,1,1,1],["draws",1,0,0,3,2,2],["draws",0,0,0,0,1,3],["draws",1,0,0,3,2,4],["draws",0,0,0,1,1,5],["draws",1,0,0,2,2,6]]');
INSERT INTO "answers" VALUES('2fd0c1b45a3e6879',2,'answer',0,7,'old0','answer 0 6 11',7,'[{"n":7,"seat":0,"rule":"Turn","answer":11}]','[["gives",1,0,3,-1,0,7]]');
INSERT INTO "answers" VALUES('2fd0c1b45a3e6879',3,'answer',1,8,'old1','answer 1 7 7',8,'[{"n":8,"seat":1,"rule":"Turn","answer":7}]','[["gives",0,1,3,-1,0,8]]');
INSERT INTO "answers" VALUES('2fd0c1b45a3e6879',4,'answer',0,9,'old2','answer 0 8 11',9,'[{"n":9,"seat":0,"rule":"Turn","answer":11}]','[["gives",1,0,3,-1,0,9]]');
INSERT INTO "answers" VALUES('2fd0c1b45a3e6879',5,'answer',1,10,'old3','answer 1 9 7',10,'[{"n":10,"seat":1,"rule":"Turn","answer":7}]','[["gives",0,1,3,-1,0,10]]');
INSERT INTO "answers" VALUES('2fd0c1b45a3e6879',6,'answer',0,11,'old4','answer 0 10 0',11,'[{"n":11,"seat":0,"rule":"Turn","answer":0}]','[["trades-in",0,0,0,-1,0,11]]');
CREATE TABLE capabilities (
	table_id VARCHAR(32) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (table_id, hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "capabilities" VALUES('2fd0c1b45a3e6879','a41896fac69626bbc81681de3309d7afe503f913486d8660bbc774628643e229','host',-1);
INSERT INTO "capabilities" VALUES('2fd0c1b45a3e6879','f710ba869c53c985f5a047257e1c29a276008edcecc330609751f9dffb4b63b4','watch',-1);
INSERT INTO "capabilities" VALUES('2fd0c1b45a3e6879','92e8c5a686e223f3fb84a34beac0b9b46cee2d3a7a84ab8ac76b5e3d80478384','seat',0);
INSERT INTO "capabilities" VALUES('2fd0c1b45a3e6879','2f734a784b61a6eaea2b191371bc8558673c51a053c7bb1cd5c514ea49b3f620','seat',1);
CREATE TABLE sealed (
	table_id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	answer INTEGER NOT NULL, 
	"key" VARCHAR(64), 
	request TEXT NOT NULL, 
	PRIMARY KEY (table_id, version, seat), 
	CONSTRAINT sealed_key UNIQUE (table_id, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(40), 
	orders TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('2fd0c1b45a3e6879',0,'person','Ana',NULL,'{}');
INSERT INTO "seats" VALUES('2fd0c1b45a3e6879',1,'person','Ben',NULL,'{}');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	incarnation INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	game VARCHAR(100) NOT NULL, 
	options TEXT NOT NULL, 
	settings TEXT NOT NULL, 
	secret BLOB NOT NULL, 
	code VARCHAR(8), 
	code_until FLOAT NOT NULL, 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	public BOOLEAN NOT NULL, 
	over BOOLEAN NOT NULL, 
	acts INTEGER NOT NULL, 
	header TEXT, 
	snapshot TEXT, 
	window TEXT, 
	undo_request TEXT, 
	rematch VARCHAR(32), 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('2fd0c1b45a3e6879',1591553466,7,'quay','{"patrol":false,"goal":8}','{"window_wait":null,"pace":null,"seeded":true}',X'8E50AFECDBAA281FA882794F5960536AB9E930F4C0855D2C27FBEB4C1E16FE7E',NULL,1.79487623999706554412e+09,1.79478983999706554405e+09,1.79478984038956308364e+09,0,0,6,'{"ludoteca":"record","format":1,"game":"quay","version":"0.1.0","rules":"1","content":"bd5717ae016af077e45a417c9e6b9c380474cbb29fe7c8fc143282324e368e52","players":2,"options":{"goal":8,"patrol":false},"seats":["Ana","Ben"],"commitment":"3532d0d29f63016c45614b9e8b4a5b9fc17a04d197ed1f844634d103b4b18820","dealt_from":1}','{"versions":["0.1.0","1","bd5717ae016af077e45a417c9e6b9c380474cbb29fe7c8fc143282324e368e52"],"now":[{"ludoteca":"position","format":1,"game":"quay","rules":"1","content":"bd5717ae016af077e45a417c9e6b9c380474cbb29fe7c8fc143282324e368e52","players":2,"options":{"goal":8,"patrol":false},"stack":[["GameEnd",-1,0,0],["EndTurn",0,0,0],["PutAway",0,1,0]],"known":[[0,1,"silk"]],"absent":[],"table":{"players":[{"hand":["whistle","salt","salt"],"points":0},{"hand":["tea","silk","silk"],"points":0}],"deck":["whistle","whistle","whistle","salt","salt","salt","salt","salt","salt","tea","tea","tea","tea","tea","tea","tea","silk","silk"],"landing":null,"face_up":[],"face_down":[]}},11,11],"undo_from":[{"ludoteca":"position","format":1,"game":"quay","rules":"1","content":"bd5717ae016af077e45a417c9e6b9c380474cbb29fe7c8fc143282324e368e52","players":2,"options":{"goal":8,"patrol":false},"stack":[["GameEnd",-1,0,0],["Turn",0,0,0]],"known":[[0,1,"silk"]],"absent":[],"table":{"players":[{"hand":["whistle","salt","salt"],"points":0},{"hand":["tea","silk","silk"],"points":0}],"deck":["whistle","whistle","whistle","salt","salt","salt","salt","salt","salt","tea","tea","tea","tea","tea","tea","tea","silk","silk"],"landing":null,"face_up":[],"face_down":[]}},10,10],"dealt":6,"stopped":["another","another"]}',NULL,NULL,NULL);
CREATE INDEX tables_updated ON tables (updated);
CREATE INDEX capabilities_hash ON capabilities (hash);
COMMIT;
